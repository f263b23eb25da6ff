import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { InformationForm, type MemberKind, useInformation } from '../../../../domain/organization';
import { useSession } from '../../../../domain/session';
import common from '../../../../i18n/common';
import words from '../../../../i18n/memberCenter';
import { reread } from '../../../../kit/api';
import { AppDialog } from '../../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../../kit/dialogs/registry';
import { pickName, useLang, useText } from '../../../../kit/i18n';
import { FactList } from '../../../../kit/layout/DetailLayout';
import { LoadingState } from '../../../../kit/layout/LoadingState';
import { ErrorState } from '../../../../kit/layout/States';
import { toast } from '../../../../kit/toast';

/** Members change the information they registered (back-office§2). */
export default function MemberUpdateDialog({ close }: DialogProps<object, boolean>) {
  const text = useText(words);
  const { lang } = useLang();
  const labels = useText(common);
  const { user } = useSession();
  const guard = useRef<(() => Promise<boolean>) | null>(null);
  const kind: MemberKind = user?.org_type === 'company' ? 'company' : 'org';
  const administered = user?.orgs.find((organization) => organization.is_admin);
  const query = useInformation(administered?.organization_id);
  return (
    <AppDialog
      title={text.update.title}
      width={400}
      closeOnBackdrop={false}
      beforeClose={() => guard.current?.() ?? true}
    >
      <Box sx={{ mb: 2.5, p: 2, borderRadius: 2, bgcolor: 'background.default' }}>
        <Typography component="h3" sx={{ fontWeight: 650, mb: 1.5 }}>
          {text.kinds[kind]}
        </Typography>
        <FactList
          facts={[
            { label: text.update.user, value: user?.name || user?.nickname || user?.account },
            { label: text.update.organization, value: pickName(lang, administered?.name, administered?.name_en) },
          ]}
        />
      </Box>
      {administered ? null : <Typography sx={{ color: 'text.secondary' }}>{text.update.none}</Typography>}
      {query.isLoading ? <LoadingState count={5} /> : null}
      {query.isError ? <ErrorState onRetry={() => void query.refetch()} /> : null}
      {query.data ? (
        <InformationForm
          kind={kind}
          guard={guard}
          organization={query.data}
          narrow
          submitLabel={labels.save}
          onSaved={async () => {
            await reread([['organizations']]);
            toast.success(text.update.saved);
            close(true);
          }}
        />
      ) : null}
    </AppDialog>
  );
}
