const accents = Object.fromEntries(
  [...'aàbƀcçdďeéfƒgğhĥiîjĵkķlļmɱnñoôpþqǫrřsštťuûvṽwŵxẋyýzž'.match(/../gu)!].flatMap(
    ([from, to]) => [
      [from!, to!],
      [from!.toUpperCase(), to!.toUpperCase()],
    ],
  ),
) as Record<string, string>;

/**
 * A sentence as a language would have it that nobody has translated yet: accented, 40 % longer and
 * in brackets, so that a cut or a forgotten text is seen. Tags and `{placeholders}` stay.
 */
export function pseudo(text: string): string {
  const parts = text.split(/(<[^>]*>|\{[^}]*\})/);
  const accented = parts.map((part, at) =>
    at % 2 ? part : part.replace(/[a-z]/gi, (letter) => accents[letter] ?? letter),
  );
  const letters = parts.filter((_, at) => at % 2 === 0).join('').length;
  return `[${accented.join('')}${' lörem ipsûm dôlör'.repeat(1 + letters / 40).slice(0, Math.ceil(letters * 0.4))}]`;
}
