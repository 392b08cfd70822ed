// Recognises options that are sizes: sellers name options in their own language.
const NAMES = new Set(
  'size sizes taille tailles pointure beden numara numarası ölçü مقاس المقاس साइज़ साइज नंबर नाप'.split(
    ' ',
  ),
);

/** Whether an option is a size, by its slug or its title in any language. */
export const isSize = ({ slug, title }: { slug: string; title: string }): boolean =>
  [...slug.split('-'), ...title.toLowerCase().split(' ')].some((name) => NAMES.has(name));
