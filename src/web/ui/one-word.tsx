import { Fragment } from 'react';

/**
 * An email, a code or a number within any text: read from left to right, whole where it fits, and
 * else broken where a reader expects it, after a mark.
 */
export function OneWord({ children, className = '' }: { children: string; className?: string }) {
  const pieces = children.split(/(?<=[@._/-])/);
  return (
    <bdi dir="ltr" className={`wrap-anywhere ${className}`}>
      {pieces.map((piece, at) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {piece}
        </Fragment>
      ))}
    </bdi>
  );
}
