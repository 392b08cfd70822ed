const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** A text without invisible characters, which often come with pasting. */
export const withoutUnseen = (text: string): string => text.replaceAll(UNSEEN, '');

const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * A text without characters that change the direction of the text around it. The marks that Arabic
 * and Hebrew need at the edges stay, and so do the joiners of Hindi and Persian.
 */
export const withoutTurns = (text: string): string => text.replaceAll(TURNS, '');
