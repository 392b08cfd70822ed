import { ImportsScreen } from '#web/desk/imports/imports-screen.tsx';

export default function ImportsPage() {
  return <ImportsScreen list="adminImport.list" path="/admin/imports" />;
}
