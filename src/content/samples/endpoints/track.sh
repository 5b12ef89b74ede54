curl https://api.host.example/v1/progress/track \
  -H "Authorization: Bearer $SITENAME_KEY" \
  -H "Content-Type: application/json" \
  -d '{
    "student_id": "stu_2041",
    "topic": "Factoring quadratics",
    "score": 85
  }'
