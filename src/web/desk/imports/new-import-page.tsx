import { IMPORT } from '#web/desk/imports/import-page.tsx';
import { NewImportScreen } from '#web/desk/imports/new-import-screen.tsx';

export default function NewImportPage() {
  return <NewImportScreen calls={IMPORT} path="/admin/imports" ofStore={false} />;
}
