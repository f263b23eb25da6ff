import { AppDialog, type AppDialogProps } from '../dialogs/AppDialog';
import { LoadingState } from '../layout/LoadingState';
import { ErrorState } from '../layout/States';

/** As tall as the window, as the forms are: what comes does not move the buttons. */
const TALL = 4000;

interface Opening {
  isError: boolean;
  data?: object | undefined;
  refetch: () => Promise<unknown>;
}

interface OpeningDialogProps extends Pick<AppDialogProps, 'title' | 'width'> {
  /** What the form begins with; the first names the row, which may be gone. */
  queries: readonly [Opening, ...Opening[]];
  /** Lines of the outline. */
  count?: number;
}

/** Stands in place of a form in a dialog until what it begins with has come. */
export function OpeningDialog({ queries, count = 6, ...frame }: OpeningDialogProps) {
  const [{ data }] = queries;
  const failed = queries.filter(({ isError }) => isError);
  const gone = data && 'records' in data && Array.isArray(data.records) && data.records.length === 0;
  const again = () => {
    for (const query of failed.length > 0 ? failed : queries) void query.refetch();
  };
  return (
    <AppDialog {...frame} height={TALL}>
      {failed.length > 0 || gone ? <ErrorState onRetry={again} /> : <LoadingState count={count} />}
    </AppDialog>
  );
}
