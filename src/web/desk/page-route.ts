type Page = { default: () => React.ReactNode };

/** A screen that is fetched when it is first opened. */
export const page = (load: () => Promise<Page>) => async () => ({
  Component: (await load()).default,
});
