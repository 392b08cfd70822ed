// The owner's CSS as a file of the site: its address changes with its content.
import { readSettings } from '#market/content/site-settings.ts';
import { stylingFile } from '#market/content/styling.ts';
import type { FreshAnswer } from '#hall/cached-answer.ts';
import type { Services } from '#hall/services.ts';
import { openVisit } from '#hall/visit.ts';

/** The address of this CSS; empty if there is none. */
export const addressOfStyling = (css: string): string => css && `/styling/${stylingFile(css)}`;

/** The file at a path below /styling/: only the present CSS. */
export async function makeStylingFile(services: Services, path: string): Promise<FreshAnswer> {
  const { reading } = await openVisit(services, { language: null, token: null });
  const { styling } = await readSettings(reading);
  const found = styling !== '' && path === addressOfStyling(styling);
  return {
    status: found ? 200 : 404,
    headers: found
      ? {
          'content-type': 'text/css; charset=utf-8',
          'cache-control': 'public, max-age=31536000, immutable',
        }
      : { 'cache-control': 'no-store' },
    body: found ? styling : '',
    tags: reading.tags,
    until: reading.until,
  };
}
