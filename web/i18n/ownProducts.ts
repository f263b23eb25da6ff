import { defineText } from '../../db/contract/words';

export default defineText({
  title: ['我的产品', 'My products'],
  lead: [
    '录入本单位的产品，审核通过后公开；修改后会重新审核。',
    'Enter products of your organisation; they are public once reviewed, and reviewed again after changes.',
  ],
  enter: ['录入产品', 'Enter a product'],
  edit: ['修改产品', 'Edit the product'],
  none: ['还没有录入产品', 'No products yet'],
  noneHint: [
    '填写名称、领域和简介即可提交，附上图片更容易被看到。',
    'A name, a field and a few lines are enough; a picture helps to be seen.',
  ],
  removeTitle: ['删除产品', 'Delete this product'],
  org_name: ['所属单位', 'Organisation'],
});
