// What must not happen while a transaction is open: a question to another system that may take long
// to answer.
import { describe, expect, it } from 'vitest';
import { hold, isNode, nodesOf, sourcesIn, where, type Node, type Source } from './sources.ts';

const ASKING = new Set([
  'open',
  'confirm',
  'checkPayment',
  'follow',
  'refund',
  'checkRefund',
  'cancel',
  'checkKeys',
]); // of a gateway (market/payments/gateways/gateway.ts)
const FAR = new Set([
  'fetch',
  'ask',
  'askTwice',
  'openPayment',
  'checkPayment',
  'checkOrderPayments',
  'sendRefund',
  'savePaymentMethod',
  'readNotice',
]);
const src = sourcesIn('src');

/** Functions that take a transaction, by its usual name. */
const inTransaction = (source: Source): Node[] =>
  source.nodes.filter(
    (node) =>
      ['ArrowFunctionExpression', 'FunctionDeclaration', 'FunctionExpression'].includes(
        node.type,
      ) &&
      Array.isArray(node.params) &&
      node.params.some(
        (param: unknown) => isNode(param) && param.type === 'Identifier' && param.name === 'tx',
      ),
  );

function farCall(node: Node): string | null {
  if (node.type !== 'CallExpression' || !isNode(node.callee)) return null;
  const { callee } = node;
  if (callee.type === 'Identifier')
    return FAR.has(String(callee.name)) ? String(callee.name) : null;
  if (callee.type !== 'MemberExpression' || !isNode(callee.object) || !isNode(callee.property))
    return null;
  return callee.object.type === 'Identifier' &&
    /gateway$/i.test(String(callee.object.name)) &&
    ASKING.has(String(callee.property.name))
    ? `${String(callee.object.name)}.${String(callee.property.name)}`
    : null;
}

describe('transactions', () => {
  it('ask nobody far away', () =>
    hold(
      src.flatMap((source) =>
        inTransaction(source).flatMap((work) =>
          [...nodesOf(work)].flatMap((node) => {
            const far = farCall(node);
            return far
              ? [
                  `${where(source, node.start)} calls ${far} while a transaction is open: ` +
                    'write first, commit, then ask.',
                ]
              : [];
          }),
        ),
      ),
    ));

  it('are seen by this law', () => expect(src.flatMap(inTransaction).length).toBeGreaterThan(100));
  it('and so is whoever asks', () =>
    expect(src.flatMap((source) => source.nodes.flatMap((node) => farCall(node) ?? []))).toEqual(
      expect.arrayContaining([
        'gateway.open',
        'gateway.checkPayment',
        'gateway.confirm',
        'gateway.refund',
        'fetch',
        'ask',
      ]),
    ));
});
