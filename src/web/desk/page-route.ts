type Page = { default: () => React.ReactNode };

/** A screen that is loaded when first opened. */
export const page = (load: () => Promise<Page>) => async () => ({
  Component: (await load()).default,
});
