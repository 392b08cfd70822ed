// The text of a movement (tag :86:) in MT940: free text, the fields of German banks (?20), or the
// code words of other banks (/EREF/).

/** `purpose`: what the payer wrote, in one piece. */
export type MovementText = {
  purpose: string;
  endToEnd: string;
  remitter: string;
  remitterAccount: string;
};

const FULL_LINE = 65;
const CODE_WORDS = 'EREF|KREF|MREF|CRED|DEBT|SVWZ|ABWA|ABWE|IBAN|BIC|COAM|OAMT|PURP';

/** Reads the lines of one movement's text. */
export function movementText(lines: string[]): MovementText {
  const separator = /^\d{3}([?>+])\d{2}/.exec(lines[0] ?? '')?.[1];
  return separator ? inFields(lines.join(''), separator) : inWords(joined(lines));
}

/** `166?00GUTSCHRIFT?20EREF+A-1?21SVWZ+RF54?22001234?32AMAL HADDAD` */
function inFields(text: string, separator: string): MovementText {
  const parts = text
    .slice(3)
    .split(new RegExp(`\\${separator}(?=\\d{2})`))
    .filter(Boolean);
  const field = (low: number, high = low) =>
    parts
      .filter((part) => Number(part.slice(0, 2)) >= low && Number(part.slice(0, 2)) <= high)
      .map((part) => part.slice(2));
  const purpose = [...field(20, 29), ...field(60, 63)].join('');
  const words = new Map(
    [...purpose.matchAll(new RegExp(`(${CODE_WORDS})\\+(.*?)(?=(?:${CODE_WORDS})\\+|$)`, 'g'))].map(
      ([, name = '', value = '']): [string, string] => [name, value.trim()],
    ),
  );
  return {
    purpose,
    endToEnd: words.get('EREF') ?? '',
    remitter: field(32, 33).join('').trim(),
    remitterAccount: field(31).join('').trim(),
  };
}

/** `/EREF/A-1//ORDP//NAME/AMAL HADDAD/REMI/RF54001234`, or no words at all. */
function inWords(text: string): MovementText {
  const word = (name: string) =>
    new RegExp(`/${name}/(.*?)(?=/{1,2}[A-Z]{3,4}/|$)`).exec(text)?.[1]?.trim() ?? '';
  return {
    purpose: text,
    endToEnd: word('EREF'),
    remitter: word('NAME'),
    remitterAccount: word('IBAN'),
  };
}

/** Lines as one text: a full line continues in the next one without a blank. */
function joined(lines: string[]): string {
  return lines.reduce((text, line, at) => {
    const before = lines[at - 1];
    return before === undefined || before.length >= FULL_LINE ? text + line : `${text} ${line}`;
  }, '');
}
