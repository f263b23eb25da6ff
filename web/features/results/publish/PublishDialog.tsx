import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import words from '../../../i18n/publish';
import { useApiQuery } from '../../../shared/api';
import { useSession } from '../../../shared/auth';
import { AppDialog } from '../../../shared/dialogs/AppDialog';
import { useDialog } from '../../../shared/dialogs/useDialog';
import { useLang, useText } from '../../../shared/i18n';
import { LoadingState } from '../../../shared/layout/LoadingState';
import { ErrorState } from '../../../shared/layout/States';
import { firstValues } from './firstValues';
import { DIALOG_WIDTH, formArea } from './frame';
import type { PublishOutcome, PublishProps, PublishValues, ResultForm } from './types';
import { storedValues } from './values';
import { Wizard } from './Wizard';

/** The publish dialog (core§2): publishes, edits, or shows a result for reading and deciding. */
export default function PublishDialog(props: PublishProps) {
  useAddressClose(props);
  return props.mode === 'add' ? <NewResult {...props} /> : <StoredResult {...props} />;
}

/** Going back in the browser closes the dialog; what was typed stays as a draft. */
function useAddressClose({ param, id }: PublishProps): void {
  const { open, close } = useDialog<PublishOutcome>();
  const [search] = useSearchParams();
  const gone = param !== undefined && search.get(param) !== (id ?? 'new');
  useEffect(() => {
    if (gone && open) close();
  }, [gone, open, close]);
}

function NewResult(props: PublishProps) {
  const { lang } = useLang();
  const { user, has } = useSession();
  const text = useText(words);
  const [variant] = useState(props.variant ?? (lang === 'en' ? 'overseas' : 'domestic'));
  const [first, setFirst] = useState<PublishValues | null>(null);
  useEffect(() => {
    if (!first) void firstValues(user, variant).then(setFirst);
  }, [first, user, variant]);
  if (!first) return <Waiting title={text.titles.add} width={DIALOG_WIDTH.add} />;
  return <Wizard {...props} first={first} withPromotion={has('cg-input')} stored={null} onReload={() => undefined} />;
}

function StoredResult(props: PublishProps) {
  const text = useText(words);
  const { user, has } = useSession();
  const query = useApiQuery<ResultForm>(
    ['results', 'form'],
    '/v1/user/chengguo/detail',
    { id: props.id ?? '' },
    { staleMs: 0 },
  );
  const [round, setRound] = useState(0);
  const reload = async () => {
    await query.refetch();
    setRound((before) => before + 1);
  };

  // A version kept from an earlier look would be refused on saving.
  if (!query.data || !query.isFetchedAfterMount) {
    return (
      <Waiting title={text.titles[props.mode]} width={DIALOG_WIDTH[props.mode]}>
        {query.isError ? <ErrorState onRetry={() => void query.refetch()} text={query.error.msg} /> : null}
      </Waiting>
    );
  }
  const named = query.data.promotion !== null;
  const ownInput = has('cg-input') && query.data.add_user === user?.user_id;
  return (
    <Wizard
      key={`${query.data.version}-${round}`}
      {...props}
      first={storedValues(query.data)}
      withPromotion={props.mode === 'audit' ? named : has('cg-input') && (named || ownInput)}
      stored={query.data}
      onReload={() => void reload()}
    />
  );
}

/** The frame while what it will show is on its way. */
function Waiting({ title, width, children }: { title: string; width: number; children?: ReactNode }) {
  return (
    <AppDialog title={title} width={width} closeOnBackdrop={false}>
      <Box sx={formArea}>{children ?? <LoadingState kind="lines" count={5} />}</Box>
    </AppDialog>
  );
}
