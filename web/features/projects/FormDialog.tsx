import { useState } from 'react';
import type { ProjectInput } from '../../../db/contract/project-input';
import { PROJECT_COLUMNS } from '../../../db/contract/projects';
import { pathOf, usePlaces } from '../../domain/catalog/places';
import { OWN_FORM_WIDTH } from '../../domain/ownItems/OwnItemDialog';
import { useSession } from '../../domain/session';
import words from '../../i18n/ownProjects';
import { useRows } from '../../kit/api';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../kit/dialogs/registry';
import { useText } from '../../kit/i18n';
import { LoadingState } from '../../kit/layout/LoadingState';
import { ErrorState } from '../../kit/layout/States';
import { ProjectForm } from './ProjectForm';

const FIRST: ProjectInput = {
  ...{ name: '', name_en: '', summary_en: '', org_name: '', scopes: [], region: [], investment_amount: '' },
  ...{ cover: '', profile: '', contacts: '', contacts_tel: '', contacts_email: '' },
};

const said = (value: string | null | undefined) => value ?? '';

/** The dialog 'projectEntry': a project that is there, or with 0 a new one. */
export default function FormDialog({ id, close }: DialogProps<{ id: string | 0 }, boolean>) {
  const text = useText(words);
  const { user } = useSession();
  const there = id !== 0;
  // What was kept of an earlier opening may be old: a form begins with what is stored now.
  const [opening] = useState(() => performance.now());
  const query = useRows(
    ['projects', 'form', id, opening],
    { table: 'xiangmu', columns: PROJECT_COLUMNS, where: { xiangmu_id: String(id) }, pageSize: 1 },
    { enabled: there },
  );
  const row = query.data?.records[0];
  const code = row?.county || row?.city || row?.province || null;
  const places = usePlaces(code ? [code] : []);
  if (!there) {
    const values = {
      ...FIRST,
      org_name: user?.orgs?.[0]?.name ?? '',
      contacts: user?.name ?? '',
      contacts_tel: user?.tel ?? '',
    };
    return <ProjectForm id={null} title={text.enter} values={values} close={close} />;
  }
  if (row && (!code || places.data)) {
    const values: ProjectInput = {
      name: row.name,
      name_en: said(row.name_en),
      summary_en: said(row.summary_en),
      org_name: said(row.org_name),
      scopes: said(row.scope)
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean),
      region: pathOf(code, places.data?.records ?? []),
      investment_amount: said(row.investment_amount),
      cover: said(row.cover),
      profile: said(row.profile),
      contacts: said(row.contacts),
      contacts_tel: said(row.contacts_tel),
      contacts_email: said(row.contacts_email),
    };
    return <ProjectForm id={row.xiangmu_id} title={text.edit} values={values} close={close} />;
  }
  const failed = query.isError || places.isError || (query.data && !row);
  return (
    <AppDialog title={text.edit} width={OWN_FORM_WIDTH}>
      {failed ? <ErrorState onRetry={() => void query.refetch()} /> : <LoadingState count={8} />}
    </AppDialog>
  );
}
