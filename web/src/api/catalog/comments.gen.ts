import { baseApi as api } from "../base-api";
export const addTagTypes = ["comments"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      comments: build.query<CommentsApiResponse, CommentsApiArg>({
        query: (queryArg) => ({
          url: `/api/listings/${encodeURIComponent(String(queryArg.id))}/comments`,
          params: {
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["comments"],
      }),
      postComment: build.mutation<PostCommentApiResponse, PostCommentApiArg>({
        query: (queryArg) => ({
          url: `/api/listings/${encodeURIComponent(String(queryArg.id))}/comments`,
          method: "POST",
          body: queryArg.postCommentBody,
        }),
        invalidatesTags: ["comments"],
      }),
      editComment: build.mutation<EditCommentApiResponse, EditCommentApiArg>({
        query: (queryArg) => ({
          url: `/api/comments/${encodeURIComponent(String(queryArg.id))}`,
          method: "PATCH",
          body: queryArg.editCommentBody,
        }),
        invalidatesTags: ["comments"],
      }),
      deleteComment: build.mutation<
        DeleteCommentApiResponse,
        DeleteCommentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/comments/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["comments"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as commentsApi };
export type CommentsApiResponse = /** status 200  */ CommentPage;
export type CommentsApiArg = {
  id: string;
  /** `nextCursor` of the page before. */
  cursor?: string;
};
export type PostCommentApiResponse = /** status 201  */ CommentId;
export type PostCommentApiArg = {
  id: string;
  postCommentBody: PostCommentBody;
};
export type EditCommentApiResponse = unknown;
export type EditCommentApiArg = {
  id: string;
  editCommentBody: EditCommentBody;
};
export type DeleteCommentApiResponse = unknown;
export type DeleteCommentApiArg = {
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
export type CommentAuthor = {
  id: string;
  kind: "member" | "guest";
  name: string;
  avatar: ImageAnswer | null;
};
export type ListingComment = {
  id: string;
  author: CommentAuthor;
  content: string;
  /** Written by who sells the listing. */
  bySeller: boolean;
  createdAt: string;
  editedAt: string | null;
};
export type CommentCount = {
  count: number;
  capped: boolean;
};
export type CommentPage = {
  /** Newest first. */
  items: ListingComment[];
  nextCursor: string | null;
  /** On the first page. */
  total?: CommentCount;
};
export type CommentId = {
  id: string;
};
export type PostCommentBody = {
  /** Made by the sender, so that sending again stores nothing twice. */
  id: string;
  /** What a guest calls themselves; of a member it is not used. */
  name?: string;
  content: string;
};
export type EditCommentBody = {
  content: string;
};
export const {
  useCommentsQuery,
  usePostCommentMutation,
  useEditCommentMutation,
  useDeleteCommentMutation,
} = injectedRtkApi;
