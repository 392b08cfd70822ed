import { Fragment } from 'react';

/**
 * An email address, a code or a number within any text: read from left to right, unbroken if it
 * fits, otherwise broken after a punctuation mark.
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
