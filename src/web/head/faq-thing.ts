import { plainText } from '#market/catalogue/clean-text.ts';
import type { Thing } from '#web/head/thing.ts';

const HEADING = /<h[23]>([\s\S]*?)<\/h[23]>/;
/** The beginning or end of a block separates words. */
const BLOCK = /<\/?(p|div|br|hr|ul|ol|li|dl|dt|dd|blockquote|table|tr|th|td)\b/gi;
const QUESTION = /[?؟？]\s*$/;

/**
 * The questions and answers of a page, from its shown HTML; null unless each of its headings is a
 * question with an answer below it.
 */
export function faqThing(html: string): Thing | null {
  const [, ...parts] = html.split(HEADING);
  const questions: { question: string; answer: string }[] = [];
  for (let at = 0; at < parts.length; at += 2)
    questions.push({ question: textOf(parts[at] ?? ''), answer: textOf(parts[at + 1] ?? '') });
  if (
    questions.length < 2 ||
    !questions.every(({ question, answer }) => QUESTION.test(question) && answer)
  )
    return null;
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

const textOf = (html: string): string => plainText(html.replace(BLOCK, ' $&'));
