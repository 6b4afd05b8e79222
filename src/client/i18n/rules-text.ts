/** A page of the rules: a heading and its paragraphs. One such list per language, loaded when somebody reads it. */
export interface RulesPageText {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}
export type RulesText = readonly RulesPageText[];
