import Box from '@mui/material/Box';
import { itemPage } from '../../../db/contract/items';
import { ITEM } from '../../../db/contract/limits';
import catalog from '../../i18n/catalog';
import words from '../../i18n/talk';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import { useDialogAddress } from '../../kit/dialogs/useDialogAddress';
import { useText } from '../../kit/i18n';
import { LoadingState } from '../../kit/layout/LoadingState';
import { ErrorState } from '../../kit/layout/States';
import { ProductActions } from './ProductActions';
import { ProductContent } from './ProductContent';
import { useProduct } from './useProduct';

const NOT_FOUND = 404;

/** The dialog 'productDetail'. */
export default function ProductShowDialog({ id }: { id: string }) {
  const text = useText(words).product;
  const common = useText(catalog);
  const query = useProduct(id);
  const item = query.data;
  useDialogAddress(item ? itemPage(ITEM.product, id, item.name) : `/productDetail/${id}`, item?.name);
  return (
    <AppDialog title={item?.name ?? text.title} width={1200}>
      {item ? (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: { sm: 'flex-end' }, gap: 1.5, mb: 3 }}>
            <ProductActions item={item} />
          </Box>
          <ProductContent item={item} />
        </>
      ) : query.error?.status === NOT_FOUND ? (
        common.goneHint
      ) : query.isError ? (
        <ErrorState onRetry={() => void query.refetch()} />
      ) : (
        <LoadingState count={8} />
      )}
    </AppDialog>
  );
}
