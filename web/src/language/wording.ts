// Messages as sentences, in one language, for one reader. The same as everglow/words/wording.py.

import type { Message } from "../generated/message";

export type { Message };

export const isMessage = (value: unknown): value is Message =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === "string" && typeof value[1] === "object";

export type Sentence = string | ((args: never, wording: Wording) => string);
export type Things = Record<string, Record<string, Record<string, string>>>;

/** What was loaded of a language: its sentences by bundle, and its names of things by kind. */
export interface Vocabulary {
  language: string;
  sentences: Record<string, Record<string, Sentence>>;
  things: Things;
}

export const LOCALES: Record<string, string> = { en: "en-GB" }; // lists without a comma before `and`

/** Words messages for the seat `you` at a table with these names. Functions made of Fluent files call its methods. */
export class Wording {
  private readonly vocabulary: Vocabulary;
  private readonly names: readonly string[];
  private readonly you: number | null;
  private readonly marked: readonly string[];
  private readonly rules: Intl.PluralRules;
  private readonly and: Intl.ListFormat;
  private readonly or: Intl.ListFormat;

  constructor(
    vocabulary: Vocabulary,
    names: readonly string[] = [],
    you: number | null = null,
    marked: readonly string[] = [],
  ) {
    [this.vocabulary, this.names, this.you, this.marked] = [vocabulary, names, you, marked];
    const locale = LOCALES[vocabulary.language] ?? vocabulary.language;
    this.rules = new Intl.PluralRules(locale);
    this.and = new Intl.ListFormat(locale, { type: "conjunction" });
    this.or = new Intl.ListFormat(locale, { type: "disjunction" });
  }

  /** A message as a sentence, with {markers} for icons. */
  say([name, args]: Message): string {
    const [bundle, id] = name.split(".") as [string, string];
    const sentence = this.vocabulary.sentences[bundle]?.[id];
    if (sentence === undefined) return name; // a server that is newer than this page; it is about to reload
    return typeof sentence === "string" ? sentence : sentence(args as never, this);
  }

  /** The name of a seat; its number where no names are known. */
  name(seat: number): string {
    return this.names.length
      ? (this.names[seat] ?? "")
      : this.say(["everglow.seat_number", { number: seat + 1 }]);
  }

  /** The name of a seat, or a word such as `you` for the reader's own. */
  who(seat: number, you: string): string {
    return this.reads(seat) ? you : this.name(seat);
  }

  reads(seat: number): boolean {
    return seat === this.you;
  }

  /**
   * The name of a card or another thing in a grammatical form; its plain name if it has no such form.
   * Things of the kinds `marked` are written `{hydra|die Hydra}`, so that their names can be drawn as buttons.
   */
  thing(kind: string, thing: string, form = "name"): string {
    const said = this.form(kind, thing, form);
    return this.marked.includes(kind) ? `{${thing}|${said}}` : said;
  }

  private form(kind: string, thing: string, form: string): string {
    const forms = this.vocabulary.things[kind]?.[thing];
    return forms?.[form] ?? forms?.name ?? thing;
  }

  /** A text of a thing in one line, such as what is printed on a card. */
  text(kind: string, thing: string, text: string): string {
    return this.form(kind, thing, text).replaceAll("\n", " ");
  }

  plural(number: number): string {
    return this.rules.select(number);
  }

  listed(parts: readonly string[]): string {
    return this.and.format(parts);
  }

  either(parts: readonly string[]): string {
    return this.or.format(parts);
  }

  joined(parts: readonly string[], between: string): string {
    return parts.join(between);
  }

  /** With a capital letter first; a name that is marked keeps its id. */
  capital(text: string): string {
    return text.replace(
      /^(\{\w+\|)?(.)/u,
      (_, mark: string | undefined, first: string) => (mark ?? "") + first.toUpperCase(),
    );
  }

  /** A text with blanks after it, for columns on a terminal. */
  padded(text: string, width: number): string {
    return text.padEnd(width);
  }
}
