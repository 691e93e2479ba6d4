import { sellersApi } from '../../../api/catalog/sellers.gen';

/** What somebody sells changes with their listings. */
export const { useSellerListingsQuery } = sellersApi
  .enhanceEndpoints({ addTagTypes: ['Listings'] })
  .enhanceEndpoints({ endpoints: { sellerListings: { providesTags: ['Listings'] } } });
