curl -H "Authorization: Bearer $SITENAME_KEY" \
  https://api.host.example/api/v1/students/stu_2041
