import { useParams } from 'react-router-dom';
import { IMPORTERS } from '../../../db/contract/import-kinds';
import { useSession } from '../../domain/session';
import { RefusedPage } from '../../domain/session/StaffPage';
import words from '../../i18n/imports';
import { useText } from '../../kit/i18n';
import { JobList } from './JobList';
import { JobPage } from './JobPage';
import { NewImport } from './NewImport';

/** Results and demands from files: the list of imports, a new one, or one of them (/import, /import/new, /import/:id). */
export default function Imports() {
  const { id } = useParams();
  const { has } = useSession();
  const text = useText(words);
  if (!IMPORTERS.some((authority) => has(authority))) return <RefusedPage title={text.title} />;
  if (id === undefined) return <JobList />;
  return id === 'new' ? <NewImport /> : <JobPage key={id} id={id} />;
}
