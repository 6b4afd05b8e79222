/** The language without its country: words are read alike in Brazil and Portugal, whatever a card's own words say. */
export const tongueOf = (language: string): string => language.split('-')[0] ?? language;
