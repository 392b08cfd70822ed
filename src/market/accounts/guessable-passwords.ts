// Passwords that attackers try first. The words are the most frequent ones of leaked passwords; the
// rules cover the patterns that those lists are full of.
const WORDS = new Set(
  `
    password passw0rd p@ssword p@ssw0rd qwerty qwertyuiop qwerty123 qwerty1 1q2w3e4r 1q2w3e 1qaz2wsx
    qazwsx asdfgh asdfghjkl zxcvbn zxcvbnm iloveyou admin admin1 admin123 administrator welcome
    welcome1 letmein monkey dragon sunshine princess football baseball basketball superman batman
    master shadow michael jennifer jordan hunter hunter2 killer trustno1 whatever freedom starwars
    charlie donald ashley daniel jessica michelle loveme lovely flower cookie cheese computer
    internet samsung google facebook pokemon naruto secret secret1 abc123 abcd1234 a1b2c3 aa123456
    a123456 abc12345 password1 password12 password123 passwort motdepasse azerty azertyuiop soleil
    bonjour doudou loulou marseille chouchou sifre parola galatasaray fenerbahce besiktas istanbul
    turkiye bismillah allah marhaba habibi india123 krishna ganesh omsairam jaimatadi souk souk123
    market changeme default guest test123 test1234 testing login user123 root123 pass123 pass1234
    hello123 hellokitty liverpool chelsea arsenal barcelona juventus mercedes ferrari porsche harley
    mustang corvette yankees cowboys steelers summer winter spring autumn january december friday
    sunday monday pepper ginger buster maggie tigger bailey snoopy chicken banana orange purple
    yellow silver golden diamond phoenix matrix merlin gandalf nothing forever eminem metallica
    slipknot blink182 pokemon1 qwe123 q1w2e3r4 zaq12wsx 1234qwer asd123 asdasd qweqwe zxczxc 123qwe
    123abc 987654321 7777777 11111111 00000000 88888888 123123 321321 112233 121212 131313 159753
    147258 147258369 741852963 789456123 123654 102030 010203 696969
  `
    .trim()
    .split(/\s+/),
);
const ROWS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
];

/**
 * Passwords that demo accounts once had on every install. They are public, so nobody may choose
 * them.
 */
const PUBLISHED = new Set([
  'amber-lantern-01',
  'quiet-harbour-02',
  'brass-kettle-03',
  'copper-solder-04',
  'window-garden-05',
]);

/** Whether a password was published in an earlier version of this repository. */
export const isPublished = (password: string): boolean => PUBLISHED.has(password);

/**
 * Whether attackers would try a password early: a known word, one or two characters repeated, or a
 * run of neighbouring keys.
 */
export function isCommon(password: string): boolean {
  const plain = password.toLowerCase();
  const backwards = [...plain].reverse().join('');
  return (
    PUBLISHED.has(plain) ||
    WORDS.has(plain) ||
    WORDS.has(plain.replace(/[\d!.?*]{1,4}$/, '')) ||
    /^(.{1,3})\1+$/u.test(plain) ||
    ROWS.some((row) => row.includes(plain) || row.includes(backwards))
  );
}
