/**
 * What reads and makes pictures. It is read with the first picture: an instance that makes none
 * takes 10 MB less.
 */
export async function imaging() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  return sharp;
}
