import { baseApi as api } from "../base-api";
export const addTagTypes = ["media"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      uploadImage: build.mutation<UploadImageApiResponse, UploadImageApiArg>({
        query: (queryArg) => ({
          url: `/api/media/images`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["media"],
      }),
      uploadAudio: build.mutation<UploadAudioApiResponse, UploadAudioApiArg>({
        query: (queryArg) => ({
          url: `/api/media/audio`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["media"],
      }),
      deleteUpload: build.mutation<DeleteUploadApiResponse, DeleteUploadApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/media/${encodeURIComponent(String(queryArg.id))}`,
            method: "DELETE",
          }),
          invalidatesTags: ["media"],
        },
      ),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as mediaApi };
export type UploadImageApiResponse = /** status 201  */ ImageAnswer;
export type UploadImageApiArg = {
  body: {
    file: Blob;
  };
};
export type UploadAudioApiResponse = /** status 201  */ AudioAnswer;
export type UploadAudioApiArg = {
  body: {
    file: Blob;
  };
};
export type DeleteUploadApiResponse = unknown;
export type DeleteUploadApiArg = {
  id: string;
};
export type ImageAnswer = {
  id: string;
  /** Pixels of the `full` variant. */
  width: number;
  height: number;
  /** A tiny data: URI to show while the picture loads. */
  placeholder: string;
};
export type AudioAnswer = {
  id: string;
};
export const {
  useUploadImageMutation,
  useUploadAudioMutation,
  useDeleteUploadMutation,
} = injectedRtkApi;
