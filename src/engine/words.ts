/** Characters that show nothing, or turn the line around. Joiners stay: emoji and several scripts need them. */
const UNSEEN = /[\p{Cc}\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

/** A name as it is kept. */
export const tidy = (text: string): string => text.replace(/\s/g, ' ').replace(UNSEEN, '').replace(/ +/g, ' ').trim();

/** Fillers, joiners, variation selectors, tags; and the Braille cell without a dot, which is a letter and blank. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Two names that look alike are the same: nobody speaks as somebody else. */
export const look = (name: string): string => name.replace(INVISIBLE, '').normalize('NFKC').toLowerCase();

export const isBlank = (text: string): boolean => look(text).trim() === '';
