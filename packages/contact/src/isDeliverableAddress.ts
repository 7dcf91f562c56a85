/** Characters that would end the address in a mail's header, need quotes there, or are invisible. */
const unsafe = /[\p{C}\s"(),:;<>[\\\]]/u;

/** A host label of at most 63 characters. Some registries sell domains with emoji. */
const hostLabel =
  /^[\p{L}\p{N}\p{Extended_Pictographic}](?:[\p{L}\p{N}\p{M}\p{Extended_Pictographic}-]{0,61}[\p{L}\p{N}\p{M}\p{Extended_Pictographic}])?$/u;

/**
 * Whether mail could reach this address. Accepts any script, so that no inquiry from `müller@example.de` is lost.
 * Rejects what no mail server accepts: two dots in a row, a host without a dot, an IP address as host.
 *
 * @param address - one trimmed address with a single `@` and nothing invisible in it
 */
export function isDeliverableAddress(address: string): boolean {
  const at = address.lastIndexOf('@');
  if (unsafe.test(address.slice(0, at))) return false;
  const name = address.slice(0, at).split('.');
  const host = address.slice(at + 1).split('.');
  return (
    name.every((part) => part !== '') &&
    host.length > 1 &&
    host.every((label) => hostLabel.test(label)) &&
    !/^\p{N}+$/u.test(host.at(-1) ?? '')
  );
}
