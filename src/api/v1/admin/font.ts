import { Refusal } from '#base/refusal.ts';
import type { Handlers } from '#api/handler.ts';
import type { adminFontCalls } from '#contract/admin/font.ts';
import { addFont, deleteFont, listFonts } from '#market/content/own-fonts.ts';
import { cutFont } from '#outside/fonts/cut-font.ts';
import { alphabetOf } from '#words/alphabet-of.ts';
import { deleteFontFiles, keepFontFiles } from '#outside/fonts/font-files.ts';

export const adminFontHandlers: Handlers<typeof adminFontCalls> = {
  all: ({ reading }) =>
    listFonts(
      reading.db,
      reading.market.languages.map(({ code }) => ({ code, letters: alphabetOf(code) })),
    ),
  upload: async ({ services, write }, { font: [file] }, by) => {
    if (!file) throw new Refusal('required', { field: 'font' });
    const cut = await cutFont(new Uint8Array(await file.arrayBuffer()));
    const faces = await keepFontFiles(services.mediaFolder, cut);
    const { id, dropped } = await write((tx) => addFont(tx, by, { ...cut, faces }));
    await deleteFontFiles(services.mediaFolder, dropped);
    return { id };
  },
  delete: async ({ services, write }, { id }, by) => {
    const files = await write((tx) => deleteFont(tx, by, id));
    await deleteFontFiles(services.mediaFolder, files);
    return null;
  },
};
