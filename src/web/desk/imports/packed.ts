const SMALL = 1_000_000;

/**
 * A file as it is sent: what is large, packed with gzip under the same name. It is a tenth to a
 * telephone's network, and to what a form may have.
 */
export async function packed(file: File): Promise<File> {
  if (file.size < SMALL) return file;
  const stream = file.stream().pipeThrough(new CompressionStream('gzip'));
  return new File([await new Response(stream).blob()], file.name, { type: file.type });
}
