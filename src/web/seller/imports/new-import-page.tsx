import { NewImportScreen } from '#web/desk/imports/new-import-screen.tsx';
import { OWN_IMPORT } from '#web/seller/imports/import-calls.ts';

export default function NewImportPage() {
  return <NewImportScreen calls={OWN_IMPORT} path="/seller/imports" ofStore />;
}
