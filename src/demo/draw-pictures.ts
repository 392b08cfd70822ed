import type { Icons, Scene } from '#demo/draw.ts';
import { sceneSvg } from '#demo/draw.ts';
import { keepPicture, type PictureFile } from '#outside/files/pictures.ts';

const AT_ONCE = 4;

/**
 * Draws scenes into the media folder; returns the pictures in the order of the scenes. Calls
 * `drawn` with the number done.
 */
export async function drawPictures(
  mediaFolder: string,
  scenes: Scene[],
  { icons, scale }: { icons: Icons; scale: number },
  drawn: (done: number) => void,
): Promise<PictureFile[]> {
  const pictures: PictureFile[] = [];
  let next = 0;
  let done = 0;
  const work = async () => {
    for (let at = next++; at < scenes.length; at = next++) {
      const scene = scenes[at];
      if (scene)
        pictures[at] = await keepPicture(
          mediaFolder,
          Buffer.from(await sceneSvg(scene, icons, scale)),
        );
      drawn(++done);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return pictures;
}
