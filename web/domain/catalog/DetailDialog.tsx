import Box from '@mui/material/Box';
import kit from '../../i18n/kit';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import { useDialogAddress } from '../../kit/dialogs/useDialogAddress';
import { type Named, useNamed, useText } from '../../kit/i18n';
import { Breadcrumbs } from '../../kit/layout/Breadcrumbs';
import { LoadingState } from '../../kit/layout/LoadingState';
import { ErrorState } from '../../kit/layout/States';
import type { DialogView } from './view';

/** The page of an item as a dialog over the page it was opened from, under the item's own address (house 13). */
export function DetailDialog<D extends Named>({ view, id }: { view: DialogView<D>; id: string }) {
  const words = useText(kit);
  const named = useNamed();
  const { list, title, useItem, lead, actions, content, address, width, height } = view;
  const { item, error, retry } = useItem(id, null);
  const shown = item && named(item);
  useDialogAddress(address(id, item?.name), shown?.title);
  return (
    <AppDialog title={shown?.title ?? title} width={width} height={height}>
      {item ? (
        <>
          {lead ? <Breadcrumbs items={[list, { label: shown?.title ?? item.name }]} /> : null}
          {shown?.original ? (
            <Box lang="zh-CN" sx={{ mb: 1, color: 'text.secondary' }}>
              {shown.original}
            </Box>
          ) : null}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: { sm: 'flex-end' }, gap: 2, mb: 3 }}>
            {lead ? <Box sx={{ flex: '1 1 320px', minWidth: 0, color: 'text.secondary' }}>{lead(item)}</Box> : null}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>{actions?.(item)}</Box>
          </Box>
          {content(item)}
        </>
      ) : error ? (
        <ErrorState text={error.msg} onRetry={retry} />
      ) : (
        <Box role="status" aria-label={words.loading} sx={{ minHeight: '60vh' }}>
          <LoadingState count={10} />
        </Box>
      )}
    </AppDialog>
  );
}
