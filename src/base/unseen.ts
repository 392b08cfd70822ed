const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** A text without what cannot be seen of it: signs that come along when something is pasted. */
export const withoutUnseen = (text: string): string => text.replaceAll(UNSEEN, '');

const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * A text without the signs that turn the direction of what stands around it. The marks that Arabic
 * and Hebrew need at a text's edges stay, and so does what joins letters in Hindi and Persian.
 */
export const withoutTurns = (text: string): string => text.replaceAll(TURNS, '');
