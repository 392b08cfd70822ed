// The languages that staff can choose from: those for which ICU has words and plurals, and the
// written forms of one country that people ask for by name. Others are found by their code.
import { fold } from '#base/fold.ts';
import { directionOf, languageCode, languageName, ownName } from '#base/language.ts';

/** Every language that can be chosen, without the forms of single countries. */
export const languageCodes = (
  'af ak sq am ar ars hy as asa ast az bm eu be bem bn bez bg bho blo bo bs br brx my ca ce ceb ' +
  'cgg zh chr ckb cs csw cv cy da de doi dz nl ee et el en eo es fa fo ff fi fil fr fy fur ga ' +
  'ka gd gl gsw gu gv ha haw he hi hr hsb hu is ia ig id ii it ja jv jgo jmc kab kde kea km kn ' +
  'ks kk kkj kl ko kok ksb ksh ku ky lag lb lg lij lkt ln lo lt lv mk mg mgo ml mn mr mas ms mt ' +
  'naq nb nd ne nl nn nnh no nqo nso nyn om or os pa pcm pl prg ps pt rm ro rof ru rwk sah saq ' +
  'sat sc scn sd se seh ses sg shi si sk sl smn sn so sr st su sv sw syr ta te teo th ti tk tn ' +
  'to tr tzm ug uk ur uz vec vi vun wae wo xh xog yi yo yue zu'
).split(' ');
const OF_A_COUNTRY = (
  'en-gb en-us en-au en-ca es-es es-mx fr-ca fr-ch de-at de-ch nl-be pt-br pt-pt zh-cn zh-tw ' +
  'zh-hk fa-af ro-md sr-me sw-cd'
).split(' ');
const MOST = 50;

export type LanguageChoice = {
  code: string;
  name: string;
  title: string;
  direction: 'ltr' | 'rtl';
};

/**
 * The languages whose code, own name, or name in the given language contains the text, sorted by
 * the latter; a known code finds its language too. At most 50.
 */
export function languageChoices(q: string, inLanguage: string): LanguageChoice[] {
  const typedCode = languageCode(q);
  const query = fold(q);
  return [...new Set([...languageCodes, ...OF_A_COUNTRY, ...(typedCode ? [typedCode] : [])])]
    .map((code) => choiceOf(code, inLanguage))
    .filter(
      ({ code, name, title }) =>
        code === typedCode || fold(`${code} ${name} ${title}`).includes(query),
    )
    .toSorted(
      (a, b) =>
        Number(b.code === typedCode) - Number(a.code === typedCode) ||
        a.title.localeCompare(b.title, inLanguage),
    )
    .slice(0, MOST);
}

const known = new Map<string, LanguageChoice>();

/** Cached, because ICU takes a while to name 200 languages. */
function choiceOf(code: string, inLanguage: string): LanguageChoice {
  const key = `${code} ${inLanguage}`;
  const found = known.get(key) ?? {
    code,
    name: ownName(code),
    title: languageName(code, inLanguage),
    direction: directionOf(code),
  };
  known.set(key, found);
  return found;
}
