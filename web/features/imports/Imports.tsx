import { useParams } from 'react-router-dom';
import { messageOf } from '../../../db/contract/errors';
import { IMPORTERS } from '../../../db/contract/import-kinds';
import { useSession } from '../../domain/session';
import words from '../../i18n/imports';
import { useLang, useText } from '../../kit/i18n';
import { Page } from '../../kit/layout/Page';
import { ErrorState } from '../../kit/layout/States';
import { JobList } from './JobList';
import { JobPage } from './JobPage';
import { NewImport } from './NewImport';

/** Results and demands from files: the list of imports, a new one, or one of them (/import, /import/new, /import/:id). */
export default function Imports() {
  const { id } = useParams();
  const { lang } = useLang();
  const { has } = useSession();
  const text = useText(words);
  if (!IMPORTERS.some((authority) => has(authority))) {
    return (
      <Page title={text.title}>
        <ErrorState text={messageOf('forbidden', lang)} />
      </Page>
    );
  }
  if (id === undefined) return <JobList />;
  return id === 'new' ? <NewImport /> : <JobPage key={id} id={id} />;
}
