/** Control characters and the separators that start a new line: CR, LF, NUL, U+2028, U+2029. */
const lineEnding = /[\p{Cc}\u2028\u2029]+/gu;

/** Half a surrogate pair: no character, and not to be encoded. */
const loneSurrogate = /\p{Cs}/gu;

/** Characters that turn the direction of what follows, and so can disguise a name or an address. */
const bidiControl = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Makes a text safe for one line of a mail's header or form: no line break, no control character,
 * no bidi control, no half a surrogate pair. Everything else stays, emoji and zero-width joiners
 * in names included.
 */
export function headerText(text: string): string {
  return text
    .replace(loneSurrogate, '\ufffd')
    .replace(bidiControl, '')
    .replace(lineEnding, ' ')
    .trim();
}

/**
 * Makes a text safe for a mail's body, verbatim but for what no mail may hold: NUL and other
 * control characters become U+FFFD, the sign for what cannot be shown. Line breaks and tabs stay.
 */
export function bodyText(text: string): string {
  return text.replace(loneSurrogate, '\ufffd').replace(/[^\P{Cc}\n\t]/gu, '\ufffd');
}
