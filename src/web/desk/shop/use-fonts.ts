import { useEffect, useEffectEvent } from 'react';
import { faceOf } from '#base/own-fonts.ts';
import type { DeskData } from '#web/desk/parts/desk-call.ts';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

export type FontRow = DeskData<'adminFont.all'>['rows'][number];
const NONE: FontRow[] = [];

/** The name of a font on this page. */
export const fontName = ({ id }: FontRow): string => `own-${id}`;

/** The added fonts, registered in this page by name; loaded again when `saved` changes. */
export function useFonts(saved: number | undefined) {
  const { answer, again } = useDeskAnswer('adminFont.all', {});
  const ask = useEffectEvent(again);
  useEffect(() => ask(), [saved]);
  const rows = answer?.ok ? answer.data.rows : NONE;
  useEffect(() => {
    const faces = rows.flatMap((row) =>
      row.faces.map((face) => {
        const { weight, style, unicodeRange } = faceOf(row, face);
        return new FontFace(fontName(row), `url(/media/${face.file})`, {
          weight,
          style,
          unicodeRange,
        });
      }),
    );
    for (const face of faces) document.fonts.add(face);
    return () => {
      for (const face of faces) document.fonts.delete(face);
    };
  }, [rows]);
  return { rows, again };
}
