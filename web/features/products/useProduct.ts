import type { ProductDetail } from '../../../db/contract/products';
import { type ApiQuery, useApiQuery } from '../../kit/api';

/** One product that the caller may read. */
export const useProduct = (id: string): ApiQuery<ProductDetail> =>
  useApiQuery<ProductDetail>(['products', 'detail'], '/v1/product/detail', { id }, { silent: true });
