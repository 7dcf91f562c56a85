/** A string of a PO file, unescaped, that remembers where each of its characters stands in the file. */
export interface PoText {
  value: string;
  /** Line of the keyword (`msgid`, `msgstr`, …), counted from 1. */
  line: number;
  /**
   * Index in the file of every UTF-16 unit of `value`, plus one closing index: the place of the
   * quotation mark that ends the string. `--fix` writes there and nowhere else.
   */
  offsets: number[];
  /** Where the keyword's line begins and where the string's last line ends (line break included). */
  start: number;
  end: number;
}

/** One message of a PO file with everything that is written around it. */
export interface PoEntry {
  /** First line of the block, comments included, counted from 1. */
  line: number;
  /** `#. `: notes from the source code, one a line. */
  notes: string[];
  /** `#: `: files of the source code in which the message stands. */
  origins: string[];
  /** `#, `: flags such as `fuzzy`. */
  flags: string[];
  /** `#| msgid`: the source text that the translation was made for, while it is fuzzy. */
  previousId?: string;
  context?: PoText;
  id: PoText;
  translation: PoText;
  /** `#~`: no longer used by the code. */
  obsolete: boolean;
  /** Where the block begins and ends in the file, the empty line after it not included. */
  start: number;
  end: number;
}

/** Something that keeps a PO file from being read as it was meant. */
export interface PoProblem {
  /** Name of the rule, as for every other finding: `po-syntax`, `po-charset`, … */
  rule: string;
  line: number;
  wrong: string;
  right: string;
  /** The message concerned, where it is known. */
  id?: string;
}

/** A PO file as read: nothing is thrown away silently, what cannot be understood is a problem. */
export interface PoFile {
  text: string;
  /** Header fields by name in lower case. */
  headers: Map<string, { value: string; line: number }>;
  entries: PoEntry[];
  problems: PoProblem[];
}
