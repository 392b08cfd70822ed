// Analyses a parsed text: the values it needs, and its forms.

// The parsed form of icu-minify: a list of nodes, each with its name first, then its type; tags
// contain their children.
const [SELECT, PLURAL, ORDINAL, NUMBER, DATE, TIME] = [1, 2, 3, 4, 5, 6];
/** Types that are more than a plain value: they must be the same in every language. */
const KINDS = new Map<unknown, string>([
  [DATE, 'date'],
  [TIME, 'time'],
  [SELECT, 'select'],
]);

type Plural = { name: string; type: 'cardinal' | 'ordinal'; forms: string[] };
/**
 * `values` as `{name}`, dates and choices with their type; `tags` as `<b>`; those values that are
 * counted or formatted as numbers, as `{name, number}`; and forms without text.
 */
export type MessageParts = {
  values: Set<string>;
  tags: Set<string>;
  counted: Set<string>;
  plurals: Plural[];
  empty: string[];
};

/** The parts of a text parsed by icu-minify. */
export function messagePartsOf(message: unknown): MessageParts {
  const asks: MessageParts = {
    values: new Set(),
    tags: new Set(),
    counted: new Set(),
    plurals: [],
    empty: [],
  };
  readAll(message, asks);
  return asks;
}

function readAll(nodes: unknown, asks: MessageParts): void {
  if (Array.isArray(nodes)) for (const node of nodes) if (Array.isArray(node)) readOne(node, asks);
}

function readOne([name, type, ...rest]: unknown[], asks: MessageParts): void {
  const isTag = type !== undefined && (typeof type !== 'number' || type === 0);
  if (isTag) {
    asks.tags.add(`<${String(name)}>`);
    return readAll([type, ...rest], asks);
  }
  const kind = KINDS.get(type);
  asks.values.add(kind ? `{${String(name)}, ${kind}}` : `{${String(name)}}`);
  const [detail] = rest;
  const style = type === NUMBER && detail !== undefined ? ` ${JSON.stringify(detail)}` : '';
  if (type === NUMBER || type === PLURAL || type === ORDINAL)
    asks.counted.add(`{${String(name)}, number${style}}`);
  if (type === PLURAL || type === ORDINAL)
    asks.plurals.push({
      name: String(name),
      type: type === PLURAL ? 'cardinal' : 'ordinal',
      forms: Object.keys(Object(detail)),
    });
  if (type === SELECT || type === PLURAL || type === ORDINAL)
    for (const [form, text] of Object.entries(Object(detail))) {
      if (text === '') asks.empty.push(form);
      readAll(text, asks);
    }
}
