/**
 * Loads the imaging library with the first picture: an instance that handles none needs 10 MB less.
 */
export async function imaging() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  return sharp;
}
