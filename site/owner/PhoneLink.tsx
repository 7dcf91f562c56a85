/**
 * A phone number as a link.
 *
 * @example
 * <PhoneLink phone="+49 (30) 123 45" /> // <a href="tel:+493012345">+49 (30) 123 45</a>
 */
export function PhoneLink({ phone }: { phone: string }) {
  return <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>;
}
