import { ImportScreen, type ImportCalls } from '#web/desk/imports/import-screen.tsx';

export const IMPORT: ImportCalls = {
  upload: 'adminImport.upload',
  open: 'adminImport.open',
  columns: 'adminImport.columns',
  try: 'adminImport.try',
  run: 'adminImport.run',
  stop: 'adminImport.stop',
  undo: 'adminImport.undo',
  badRows: 'adminImport.badRows',
};

export default function ImportPage() {
  return <ImportScreen calls={IMPORT} />;
}
