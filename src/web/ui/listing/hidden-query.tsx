/** A query as hidden fields, to send with a form. */
export function HiddenQuery({ query }: { query: string }) {
  return [...new URLSearchParams(query)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
