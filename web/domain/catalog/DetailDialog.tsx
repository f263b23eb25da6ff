import Box from '@mui/material/Box';
import { itemPage, PUBLISHED_PAGES } from '../../../db/contract/items';
import kit from '../../i18n/kit';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import { useDialogAddress } from '../../kit/dialogs/useDialogAddress';
import { useText } from '../../kit/i18n';
import { Breadcrumbs } from '../../kit/layout/Breadcrumbs';
import { LoadingState } from '../../kit/layout/LoadingState';
import { ErrorState } from '../../kit/layout/States';
import { DetailActions } from './DetailActions';
import { DetailContent } from './DetailContent';
import { Lead } from './detailBlocks';
import type { DetailBase } from './types';
import { useDetail } from './useDetail';
import type { DetailView } from './view';

/** The page of an item as a dialog over the page it was opened from, under the item's own address (house 13). */
export function DetailDialog<C, D extends DetailBase<C>>({ view, id }: { view: DetailView<C, D>; id: string }) {
  const words = useText(kit);
  const { kind, listTitle } = view;
  const query = useDetail<D>(kind, id);
  const item = query.data;
  useDialogAddress(
    item ? itemPage(PUBLISHED_PAGES[kind].itemType, id, item.name) : `${PUBLISHED_PAGES[kind].page}/${id}`,
    item?.name,
  );
  return (
    <AppDialog title={item?.name ?? listTitle} width={1200}>
      {item ? (
        <>
          <Breadcrumbs items={[{ label: listTitle, to: PUBLISHED_PAGES[kind].list }, { label: item.name }]} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 3 }}>
            <Box sx={{ flex: '1 1 320px', minWidth: 0, color: 'text.secondary' }}>
              <Lead item={item} />
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
              <DetailActions kind={kind} id={id} item={item} />
            </Box>
          </Box>
          <DetailContent view={view} id={id} item={item} />
        </>
      ) : query.isError ? (
        <ErrorState text={query.error.msg} onRetry={() => void query.refetch()} />
      ) : (
        <Box role="status" aria-label={words.loading} sx={{ minHeight: '60vh' }}>
          <LoadingState count={10} />
        </Box>
      )}
    </AppDialog>
  );
}
