import { Requires } from '#platform/plans/requires';
import { ListingController } from '../../src/catalog/listings/listing.controller.js';

/** The product as it is, but that browsing asks whether one's plan has listings: every plan has. */
const browse = Object.getOwnPropertyDescriptor(ListingController.prototype, 'browseListings');
if (!browse) throw new Error('Nothing browses the listings any more.');
Requires('listings')(ListingController.prototype, 'browseListings', browse);

await import('../../src/main.js');
