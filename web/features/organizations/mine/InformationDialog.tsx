import { useRef } from 'react';
import { InformationForm, type MemberKind, useInformation } from '../../../domain/organization';
import common from '../../../i18n/common';
import words from '../../../i18n/organizations';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { useText } from '../../../kit/i18n';
import { LoadingState } from '../../../kit/layout/LoadingState';
import { ErrorState } from '../../../kit/layout/States';

interface InformationDialogProps {
  kind: MemberKind;
  /** The organisation that is edited; without it one is registered. */
  id?: string;
}

/** Registers an organisation, or changes what an administrated one says. Closes with its id. */
export default function InformationDialog({ kind, id, close }: DialogProps<InformationDialogProps, string>) {
  const text = useText(words);
  const labels = useText(common);
  const guard = useRef<(() => Promise<boolean>) | null>(null);
  const query = useInformation(id);
  // What is known from an earlier look may have been changed since, here or by another administrator.
  const organization = query.isFetchedAfterMount ? query.data : undefined;
  return (
    <AppDialog
      title={id ? text.information.title[kind] : text.mine.createTitle[kind]}
      width={720}
      closeOnBackdrop={false}
      beforeClose={() => guard.current?.() ?? true}
    >
      {id && !query.isFetchedAfterMount ? <LoadingState count={5} /> : null}
      {query.isError ? <ErrorState onRetry={() => void query.refetch()} /> : null}
      {!id || organization ? (
        <InformationForm
          kind={kind}
          guard={guard}
          organization={organization}
          {...(id ? { submitLabel: labels.save } : {})}
          onSaved={close}
        />
      ) : null}
    </AppDialog>
  );
}
