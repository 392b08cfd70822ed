/** A query as hidden fields: what a form sends along besides its own. */
export function HiddenQuery({ query }: { query: string }) {
  return [...new URLSearchParams(query)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
