import { ImportScreen } from '#web/desk/imports/import-screen.tsx';
import { OWN_IMPORT } from '#web/seller/imports/import-calls.ts';

export default function ImportPage() {
  return <ImportScreen calls={OWN_IMPORT} />;
}
