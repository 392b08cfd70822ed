// Bundles the code that the development server starts with, in half a second; reading it file by
// file through Vite takes ten.
import { globSync, mkdirSync, rmSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { join, relative } from 'node:path';
import { rolldown, type Plugin } from 'rolldown';
import { wordFilesInDev } from '#process/word-files-in-dev.ts';

/** Below the packages, so that Node finds them from there; a folder for each process. */
const FOLDER = join('node_modules/.cache/dev', String(process.pid));
const ENTRIES = {
  server: './src/process/dev-server.ts',
  shop: './src/process/dev-shop.ts',
  pages: './src/process/dev-pages.ts',
};
const ROUTES = 'virtual:routes';
const ROUTE_FILES = ['src/web/root.tsx', 'src/web/storefront/**/*-{page,layout}.tsx'];
const WORD_FILES = 'virtual:word-files';
const PACKAGE = /^[@\w]/;
const ASSET = /\?url$|\.css$/;
const FOR_BROWSERS = /\.client\./;
const require = createRequire(import.meta.url);

/** Three entries of one module graph. */
export type DevCode = {
  server: typeof import('#process/dev-server.ts');
  shop: typeof import('#process/dev-shop.ts');
  pages: typeof import('#process/dev-pages.ts');
};

/** Bundles the code as it is saved now, and loads it. */
export async function readDevCode(): Promise<DevCode> {
  mkdirSync(FOLDER, { recursive: true });
  process.once('exit', () => rmSync(FOLDER, { recursive: true, force: true }));
  const made = await rolldown({
    input: ENTRIES,
    platform: 'node',
    treeshake: false,
    plugins: [asVite],
    transform: {
      jsx: { runtime: 'automatic', development: true },
      define: { 'import.meta.glob': '(() => ({}))' },
    },
    logLevel: 'silent',
  });
  await made.write({ dir: FOLDER, format: 'cjs', sourcemap: true, entryFileNames: '[name].cjs' });
  await made.close();
  const load = (name: string): unknown => require(join(process.cwd(), FOLDER, `${name}.cjs`));
  return { server: load('server'), shop: load('shop'), pages: load('pages') } as DevCode;
}

/** Handles imports that are not TypeScript modules as Vite does in development. */
const asVite: Plugin = {
  name: 'as-vite',
  resolveId: {
    filter: { id: [PACKAGE, ASSET] },
    handler(id, _, { kind }) {
      if (id === ROUTES || id === WORD_FILES) return `\0${id}`;
      if (ASSET.test(id)) return null;
      const inNode = kind === 'dynamic-import' || isBuiltin(id);
      return inNode ? { id, external: true } : `\0package:${id}`;
    },
  },
  load: {
    filter: { id: [/^\0/, ASSET, FOR_BROWSERS] },
    async handler(id) {
      if (id === `\0${ROUTES}`) return routesCode();
      if (id === `\0${WORD_FILES}`)
        return `export const built = false; export const wordFiles = ${wordFilesInDev()};`;
      if (id.startsWith('\0package:')) return packageCode(id.slice('\0package:'.length));
      if (!ASSET.test(id) || id.endsWith('.css')) return { code: '', moduleType: 'js' };
      const file = relative(process.cwd(), id.replace(/\?url$/, '')).replaceAll('\\', '/');
      return { code: `export default ${JSON.stringify(`/${file}`)}`, moduleType: 'js' };
    },
  },
};

/** The modules of all routes, by Vite's addresses for them. */
function routesCode(): string {
  const files = globSync(ROUTE_FILES).map((file) => file.replaceAll('\\', '/'));
  const imports = files.map((file, at) => `import * as _${at} from '#${file.slice(4)}';`);
  const lines = files.map((file, at) => `'/${file}': _${at}`);
  return `${imports.join('\n')}\nexport const routes = { ${lines.join(', ')} };`;
}

const packages = new Map<string, object>();
const PACKAGES = 'soukPackages';
Object.assign(globalThis, { [PACKAGES]: packages });

/** Gives the bundle Node's own instance of a package, so that the process has only one. */
async function packageCode(name: string): Promise<string> {
  const found: object = packages.get(name) ?? (await import(name));
  packages.set(name, found);
  const names = Object.keys(found);
  const all = `const all = globalThis.${PACKAGES}.get(${JSON.stringify(name)});`;
  const lines = names.map((one, at) => `const _${at} = all[${JSON.stringify(one)}];`);
  const exported = names.map((one, at) => `_${at} as ${JSON.stringify(one)}`);
  return `${all}\n${lines.join('\n')}\nexport { ${exported.join(', ')} };`;
}
